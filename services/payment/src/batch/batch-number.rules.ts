/**
 * What people and their bank call a batch: its day and the end of its id, by chance. An id begins with its time, so that those of the
 * same minute begin alike; a bank takes a second file of the same number (`MsgId`) for the first one sent again.
 */
export const batchNumber = (day: string, id: string): string => `B${day.replaceAll('-', '')}-${id.slice(-8)}`;
