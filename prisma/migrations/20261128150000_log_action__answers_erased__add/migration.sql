ALTER TYPE "log_action" ADD VALUE 'answers_erased' AFTER 'person_erased';
