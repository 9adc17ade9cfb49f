import { avatarSchema } from '#lib/contract/account.ts';

type Avatar = ReturnType<typeof avatarSchema.parse>;

/** Head, then limbs and gear as strokes, on a field of 64 × 64. `thin` is the gear. */
const figures: Record<Avatar, { head: readonly [number, number]; body: string; thin: string }> = {
  runner: {
    head: [39, 13],
    body: 'M35 23l-7 14 10 8-4 13M28 37l-6 8-11 2M34 24l10 7 8-5M33 24l-11 2-5 9',
    thin: 'M5 24h9M3 33h7M6 57h8',
  },
  hiker: {
    head: [35, 12],
    body: 'M33 22l-4 17 9 8 2 12M29 39l-4 10-7 10M33 24l6 9 9 1',
    thin: 'M48 24v35M22 20l-5 4v13l8 2 4-17z',
  },
  cyclist: {
    head: [40, 13],
    body: 'M36 20l-13 9 10 8-2 12M34 21l7 9 8 1',
    thin: 'M14 39a10 10 0 1 0 .1 0M50 39a10 10 0 1 0 .1 0M14 49l11-15h18l7 15M46 29l-3 5',
  },
  swimmer: {
    head: [44, 27],
    body: 'M36 31L16 37M36 31l-8-13 13-7',
    thin: 'M4 45c5-5 9-5 14 0s9 5 14 0 9-5 14 0 9 5 14 0M4 55c5-5 9-5 14 0s9 5 14 0 9-5 14 0 9 5 14 0',
  },
  skier: {
    head: [33, 13],
    body: 'M30 22l-6 12 12 6-6 11M30 23l10 7 9-3',
    thin: 'M8 44l46 15c3 1 5 0 6-2M49 27L36 55M40 30L22 47',
  },
  player: {
    head: [28, 13],
    body: 'M28 22v17l-8 8-2 12M28 39l9 6 8 6M28 24l-11 7-4 8M28 24l12 4 7-7',
    thin: 'M54 46a6 6 0 1 0 .1 0M51 52l3-2 3 2-1 3h-4z',
  },
};

/** A figure in motion; without one, a person who stands still. */
export function AvatarPicture({ avatar }: { avatar: string | null }) {
  const known = avatarSchema.safeParse(avatar).data;
  const figure = known && figures[known];
  return (
    <svg
      width="64"
      height="64"
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {figure ? (
        <>
          <path d={figure.thin} strokeWidth="1.8" />
          <path d={figure.body} strokeWidth="5" />
          <circle cx={figure.head[0]} cy={figure.head[1]} r="5.5" fill="currentColor" stroke="none" />
        </>
      ) : (
        <>
          <circle cx="32" cy="23" r="9" strokeWidth="2" />
          <path d="M14 54c2-11 9-16 18-16s16 5 18 16" strokeWidth="2" />
        </>
      )}
    </svg>
  );
}
