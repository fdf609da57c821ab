import { accusedIdOf, evidenceOf, type Report } from '@domain/moderation/report.ts';
import { fetchPhoto, keepPhoto } from '../db/photos.ts';
import { fetchProfile } from '../db/profiles.ts';

/** A photo by its content, with the path of a copy that is stored with a case. */
export interface KeptPhoto {
  photo: string;
  file: string | null;
}

/** Returns the photo that the accused shows now; null without one. Copies it if the case doesn't have it. */
export async function keepPresentPhoto(report: Report): Promise<KeptPhoto | null> {
  const uid = accusedIdOf(report);
  if (!uid || !('photoURL' in evidenceOf(report))) return null;
  const found = await fetchPhoto(uid, (await fetchProfile(uid))?.photoURL ?? null);
  if (!found) return null;
  const { photo, file } = evidenceOf(report);
  if (found.photo === photo) return { photo: found.photo, file: typeof file === 'string' ? file : null };
  return { photo: found.photo, file: await keepPhoto(found, report.id) };
}
