import { fold } from '#lib/core/text/fold.ts';

/**
 * The passwords of at least eight characters that guessers try first, in the world and in Hungary, in lower case and
 * without accents.
 */
const commonPasswords = new Set(
  `
password password1 password12 password123 password1234 password01 passw0rd passw0rd1 p@ssw0rd p@ssword pa55word
passwort passwort1 motdepasse contrasena letmein1 letmein123 welcome1 welcome123 changeme changeme1 iloveyou iloveyou1
iloveyou2 trustno1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman
superman1 batman123 spiderman starwars pokemon1 pokemon123 minecraft fortnite counterstrike dragon123 monkey123
master123 shadow123 michael1 jennifer jessica1 charlie1 computer computer1 internet internet1 whatever whatever1
freedom1 mercedes corvette maverick qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz12 qwertz123
qwertz1234 qwertzui qwertzuiop asdfghjk asdfghjkl asdfasdf asdf1234 asdfgh123 yxcvbnm1 zxcvbnm1 zxcvbnm123 1q2w3e4r
1q2w3e4r5t 1qaz2wsx qazwsxedc q1w2e3r4 q1w2e3r4t5 zaq12wsx 1234qwer 123qweasd qwe12345 abc12345 abcd1234 abcdefgh
abcdefg1 abcdef123 a1b2c3d4 aa123456 a1234567 a12345678 12345678 123456789 1234567890 12345678910 123456789a 12345678a
12345qwert 87654321 987654321 0987654321 0123456789 01234567 123123123 12341234 123454321 123654789 147258369
147852369 159753456 741852963 789456123 11223344 1122334455 11112222 12121212 121212121 13131313 10101010 20202020
12344321 1234abcd 123abc123 135792468 246813579 31415926 55555555a admin123 admin1234 administrator root1234 test1234
testtest tester123 guest123 guestguest default1 temp1234 secret123 secret12 login123 user1234 samsung1 samsung123
apple123 google123 facebook facebook1 facebook123 instagram youtube1 microsoft windows1 windows10 liverpool liverpool1
chelsea1 arsenal1 barcelona barcelona1 realmadrid juventus ronaldo7 cristiano cristiano7 messi123 manchester
jelszo12 jelszo123 jelszo1234 jelszo12345 jelszojelszo titkosjelszo ujjelszo jelszavam titok123 titkos123 belepes1
belepes123 budapest budapest1 budapest12 budapest123 debrecen debrecen1 szeged123 miskolc1 miskolc123 pecs1234
gyor1234 kecskemet szekesfehervar nyiregyhaza magyarorszag magyar12 magyar123 hungary1 hungary123 hungaria hajramagyarok
ferencvaros fradi123 fradi1899 ferencvaros1899 ujpest1885 puskas123 honved123 szerelem szerelem1 szerelem123
szeretlek szeretlek1 szeretlek123 szerencse csillag1 csillagom napsugar kiscica1 kiscica123 kutyus123 macska123 kutya123
cica1234 pillango pillango1 viragszal baratnom boldogsag boldog123 edesanya anyuka123 apuka123 mamika123 kicsikem
kicsim123 attila123 zoltan123 laszlo123 istvan123 gabor123 tamas123 peter123 andras123 balazs123 krisztian krisztina
viktoria veronika katalin1 erzsebet zsuzsanna eszter123 norbert1 szilvia1 nikoletta bernadett alexandra alexandra1
sport123 sportolo edzes123 futball1 foci1234 lendulet lendulet1 lendulet12 lendulet123 nyaralas balaton1 balaton123
tavasz2024 nyar2024 osz2024 tel2024 tavasz2025 nyar2025 osz2025 tel2025 tavasz2026 nyar2026 osz2026 tel2026
`
    .trim()
    .split(/\s+/),
);

/** Runs that keyboards and the alphabet offer. */
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertzuiop', 'qwertyuiop', 'asdfghjkl', 'yxcvbnm'];

function isRun(text: string): boolean {
  const reversed = [...text].toReversed().join('');
  return runs.some((run) => run.includes(text) || run.includes(reversed));
}

/** Whether a password is among those that guessers try first: a common one, one character repeated, or a run. */
export function isCommonPassword(password: string): boolean {
  const plain = fold(password);
  return commonPasswords.has(plain) || new Set(plain).size < 3 || isRun(plain);
}
