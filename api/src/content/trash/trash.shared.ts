/** How many days a deleted item can be restored. */
export const trashDays = 30;

export const notInTrashText = "This is not in the trash";
