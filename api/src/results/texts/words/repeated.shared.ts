/** Equal for texts that count as one answer, such as "Pizza" and " pizza". */
export const answerKey = (text: string) => text.trim().normalize("NFC").toLowerCase();
