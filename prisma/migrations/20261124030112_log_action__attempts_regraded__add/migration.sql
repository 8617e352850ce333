ALTER TYPE "log_action" ADD VALUE 'attempts_regraded' AFTER 'attempts_restored';
