ALTER TABLE "export_links" ALTER COLUMN "quiz_id" DROP NOT NULL;
