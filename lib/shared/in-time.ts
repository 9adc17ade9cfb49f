/** How often it is looked whether an answer is there. */
const looks = 5;

/**
 * Waits for an answer so many ms, and rejects where it has not come. A process that is busy itself waits longer: it looks
 * several times, each in a turn of its own, so that what came while it drew a page counts as being in time.
 */
export async function inTime<Answer>(answer: Promise<Answer>, patience: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    let left = looks;
    const look = () => {
      left -= 1;
      if (left === 0) reject(new Error(`no answer within ${patience} ms`));
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
