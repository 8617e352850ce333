ALTER TYPE "log_action" ADD VALUE 'person_erased';
