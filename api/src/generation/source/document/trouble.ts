/** Messages for uploaded files other than PDFs. */
export const damagedFile =
  "This file is damaged and cannot be read. Please export or save it again and upload the new file.";
export const lockedFile = "This file is protected by a password. Please upload a copy that opens without one.";
export const lockedBook = "This book is protected against copying. Please upload a copy without that protection.";
export const tooComplexFile = "This file is too complex to read. Please upload a shorter or simpler one.";
export const tooLittleInFile = "There is too little text in this file to make questions from.";
