ALTER TYPE "log_action" ADD VALUE 'certificate_revoked' AFTER 'attempts_regraded';
