import { describe, expect, it } from 'vitest';
import { Passwords, refuseCommonPassword } from '#backend/customers/passwords.ts';
import { Overloaded } from '#backend/domain/errors.ts';

const light = { memoryCost: 64, timeCost: 1 };

describe('passwords', () => {
  it('match their own hash alone, which holds its cost', async () => {
    const passwords = new Passwords(light);
    const stored = await passwords.hash('Hegyi-ösvény 7');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(await passwords.matches(stored, 'Hegyi-ösvény 7')).toBe(true);
    expect(await passwords.matches(stored, 'hegyi-ösvény 7')).toBe(false);
    for (const given of ['', 'Hegyi-ösvény 7']) expect(await passwords.matches(null, given)).toBe(false);
  });

  it('cost 19 MiB and two passes unless a test says otherwise', async () => {
    expect(await new Passwords().hash('Hegyi-ösvény 7')).toContain('$m=19456,t=2,p=1$');
  });

  it('are hashed two at a time, a hundred may wait, and the rest is refused', async () => {
    const passwords = new Passwords(light);
    let running = 0;
    let most = 0;
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const turns = Array.from({ length: 103 }, () =>
      passwords.inTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        await opened;
        running -= 1;
      }),
    );
    await expect(turns.pop()).rejects.toThrow(Overloaded);
    open();
    await Promise.all(turns);
    expect(most).toBe(2);
    await passwords.inTurn(async () => {});
  });

  it('give up their turn when they fail', async () => {
    const passwords = new Passwords(light);
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(
        passwords.inTurn(async () => {
          throw new Error('broken');
        }),
      ).rejects.toThrow('broken');
    }
    expect(await passwords.inTurn(async () => 'works')).toBe('works');
  });

  it.each([
    'password',
    'Password1',
    'JELSZÓ123',
    'szerelem',
    'ＰＡＳＳＷＯＲＤ',
    '12345678',
    '87654321',
    'aaaaaaaa',
    'abababab',
    'qwertzui',
    'mlkjihgf',
  ])('refuse %s as common', (password) => {
    expect(() => refuseCommonPassword(password, 'password')).toThrow(
      expect.objectContaining({ errors: { password: ['common'] } }),
    );
  });

  it.each(['Hegyi-ösvény 7', 'korrekt ló elem', 'xK4!vBq2'])('take %s', (password) => {
    expect(() => refuseCommonPassword(password, 'password')).not.toThrow();
  });
});
