/** How often it is looked whether an answer is there. */
const looks = 5;
/** How often it is begun anew to look, since other answers come. */
const mostBeginnings = 20;

/** An answer has not come; it may still. */
export class LateAnswer extends Error {
  override name = 'LateAnswer';
}

/**
 * Waits for an answer so many ms, and rejects with a LateAnswer where it has not come. A process that is busy itself waits longer: it looks
 * several times, each in a turn of its own, so that what came while it drew a page counts as being in time.
 *
 * @param came how many answers have come at all: one that stands in a queue is waited for while the queue moves.
 */
export async function inTime<Answer>(answer: Promise<Answer>, patience: number, came: () => number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    let [left, beginnings, known] = [looks, 0, came()];
    const look = () => {
      left -= 1;
      if (came() !== known && beginnings < mostBeginnings) [left, beginnings, known] = [looks, beginnings + 1, came()];
      if (left === 0) reject(new LateAnswer(`no answer within ${patience} ms`));
      else timer = setTimeout(look, patience / looks);
    };
    timer = setTimeout(look, patience / looks);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
