import { fold } from '#lib/core/text/fold.ts';

/** Words that only ask, with which questions and the titles of guides begin. */
const words = new Set(
  [
    'hol hova hová honnan mikor meddig mióta hogyan hogy miként mennyi mennyibe kerül mi mik mit ki melyik milyen',
    'mekkora hányas van vannak lehet tudok tudom tudni szeretném akarok ki be el az ezt kell nálatok hozzátok nektek',
    'válassz választó választani válasszak hosszú jól áll így kezdő kezdőknek visszatérőknek most ma',
    'where when how what which is are can do does i my me you your the a an to of for in at near it today now',
    'choose choosing long much many need should be fit if explained beginners returners',
  ]
    .flatMap((line) => line.split(' '))
    .map(fold),
);

/** Whether a word asks and names nothing. */
export function isAskingWord(word: string): boolean {
  return words.has(fold(word));
}
