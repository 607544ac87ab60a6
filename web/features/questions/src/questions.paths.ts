/** Diagnostic questions are managed per category (back office §2). */
export const paths = {
  entry: '/diagnostic',
  category: '/category/:categoryId',
  add: '/category/:categoryId/question/add',
  edit: '/category/:categoryId/question/:questionId',
};

export const categoryPath = (categoryId: string): string => `/category/${categoryId}`;
export const addPath = (categoryId: string): string => `/category/${categoryId}/question/add`;
export const editPath = (categoryId: string, questionId: string): string =>
  `/category/${categoryId}/question/${questionId}`;
