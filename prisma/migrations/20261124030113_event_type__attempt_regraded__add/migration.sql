ALTER TYPE "event_type" ADD VALUE 'attempt_regraded' AFTER 'attempt_restored';
