-- CreateTable
CREATE TABLE "certificate_codes" (
    "code" TEXT NOT NULL,

    CONSTRAINT "certificate_codes_pkey" PRIMARY KEY ("code")
);
