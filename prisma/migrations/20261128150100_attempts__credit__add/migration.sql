-- AlterTable
-- Null in the rows there are: until now every answer was right or wrong as a whole.
ALTER TABLE "attempts" ADD COLUMN     "credit" DOUBLE PRECISION;
