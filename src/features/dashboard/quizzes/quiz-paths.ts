export const detailsPath = (quizId: string) => `/quiz/${quizId}/details`;
export const editPath = (quizId: string) => `/create-quiz?edit=${quizId}`;
