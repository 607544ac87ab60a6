let repeated = false;

/** Whether what is being handled is the second click of a double click, or an Enter that is pressed twice. */
export const isRepeatedPress = (): boolean => repeated;

/** Told by whoever listens to the page's presses, before anything else hears of them. */
export const notePress = (again: boolean): void => {
  repeated = again;
};
