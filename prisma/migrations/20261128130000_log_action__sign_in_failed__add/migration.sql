ALTER TYPE "log_action" ADD VALUE 'sign_in_failed' AFTER 'signed_in';
ALTER TYPE "log_actor" ADD VALUE 'unknown' AFTER 'operator';
