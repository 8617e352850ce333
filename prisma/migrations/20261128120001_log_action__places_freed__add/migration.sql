ALTER TYPE "log_action" ADD VALUE 'places_freed' AFTER 'certificate_revoked';
