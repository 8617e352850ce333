ALTER TYPE "event_type" ADD VALUE 'content_restored';
