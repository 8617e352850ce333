export const letterOf = (place: number) => String.fromCharCode(65 + place);
export const nameOf = (place: number, isPoint: boolean) =>
  isPoint ? `Point ${place + 1}` : `Option ${letterOf(place)}`;
