/** Lower case: it becomes a document id. */
export const SUBMISSION_ID_FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isSubmissionId = (id: string): boolean => SUBMISSION_ID_FORM.test(id);
