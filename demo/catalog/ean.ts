/** Check digit of the first twelve digits of an EAN-13. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** A valid EAN-13 from the range for use inside a company (prefix 200), so it can never be a real article's. */
export function internalEan(optionId: number): string {
  const digits = `200${optionId.toString().padStart(9, '0')}`;
  if (digits.length !== 12) throw new RangeError(`Option id ${optionId} is too long for an EAN-13`);
  return digits + checkDigit(digits);
}
