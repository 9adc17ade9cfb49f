import { z } from 'zod';
import { newsSchema } from '#lib/contract/changes.ts';
import { thisWorker } from '#lib/processes/worker.ts';
import type { StaleMarks } from './stale-marks.ts';

const topic = 'news';
const toldSchema = z.array(newsSchema);

/** Takes what `POST /revalidate/` brings to one of several workers for all of them (ADR-0153). */
export function sharingNews(
  marks: Pick<StaleMarks, 'take'>,
  worker: Pick<NonNullable<typeof thisWorker>, 'onTold' | 'tell'> | null = thisWorker,
): Pick<StaleMarks, 'take'> {
  worker?.onTold(topic, (told) => marks.take(toldSchema.parse(told)));
  return {
    take(news) {
      marks.take(news);
      worker?.tell(topic, news);
    },
  };
}
