/** Country, area, and the number in its groups: mobile numbers have seven digits, Budapest's too, others six. */
const groups = /^\+36(20|30|31|50|70|1|\d{2})(\d{3})(\d{3,4})$/;

/** E.164 → `+36 30 123 4567`; another number stays as it is. */
export function formatPhone(e164: string): string {
  return e164.replace(groups, '+36 $1 $2 $3');
}
