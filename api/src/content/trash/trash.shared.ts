/** Number of days for which a deleted item can be restored. */
export const trashDays = 30;

export const notInTrashText = "This is not in the trash";

export const deletedUntilText =
  "The time of the last deletion that is meant, such as the one shown first: what was deleted later stays in the trash.";
