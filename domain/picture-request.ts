import { isPossibleUsername, isQuizCode, isSubmissionId } from './ids.ts';
import { PICTURE_KINDS, type PictureKind, type PictureShape } from './pictures.ts';
import { type Prompt, toPrompt } from './prompts.ts';

const IS_ID: Readonly<Record<PictureKind, (id: string) => boolean>> = {
  profile: isPossibleUsername,
  ask: isPossibleUsername,
  quiz: isQuizCode,
  result: isSubmissionId,
  message: isSubmissionId,
  circle: isSubmissionId,
};

export interface PictureRequest {
  shape: PictureShape;
  kind: PictureKind;
  id: string;
  prompt: Prompt | null;
}

const PATH = /^\/(og|story)\/([a-z]+)\/([a-z0-9-]+)(?:\/([a-z]+))?\.png$/;

export function parsePicturePath(path: string): PictureRequest | null {
  const found = PATH.exec(path);
  if (!found) return null;
  const [, shape, kind, id, end] = found as unknown as [string, PictureShape, PictureKind, string, string?];
  const prompt = kind === 'ask' ? toPrompt(end) : null;
  if (end !== undefined && prompt === null) return null;
  const kinds: readonly PictureKind[] = PICTURE_KINDS[shape];
  return kinds.includes(kind) && IS_ID[kind](id) ? { shape, kind, id, prompt } : null;
}
