/** What a mutation gives back when it is done: the `errors` option that describes its `data`. */
export const gives = (description: string) => ({ dataField: { description } });

export const givesUser = gives("The user as it is now.");
export const givesContent = gives("The item as it is now.");
/** For a mutation that has nothing to tell but that it is done. */
export const givesTrue = gives("Always true.");
