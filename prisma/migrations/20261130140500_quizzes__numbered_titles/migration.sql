-- Sorts "Unit 2" before "Unit 10". Prisma's schema cannot describe collations.
CREATE COLLATION "numbered" (provider = icu, locale = 'en-u-kn-true');
