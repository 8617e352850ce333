/** Number of days for which a deleted item can be restored. */
export const trashDays = 30;

export const notInTrashText = "This is not in the trash";

export const deletedUntilText =
  "Time of the last deletion to include, such as that of the first item in the list. Items deleted later stay in the trash.";
