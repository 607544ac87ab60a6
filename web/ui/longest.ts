/** "Category selector truncates labels over 40 characters; long item lists show the first 30 then a count" (back office §5). */
export const longestLabel = 40;
export const longestList = 30;
