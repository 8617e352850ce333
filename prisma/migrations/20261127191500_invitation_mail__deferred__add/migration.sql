-- AlterEnum
ALTER TYPE "invitation_mail" ADD VALUE 'deferred';
