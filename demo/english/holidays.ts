/** Days on which the stores are closed or close early, in English. */
export const englishHolidays: Readonly<Record<string, string>> = {
  Újév: 'New Year’s Day',
  'Nemzeti ünnep': 'National holiday',
  Nagypéntek: 'Good Friday',
  Húsvéthétfő: 'Easter Monday',
  'A munka ünnepe': 'Labour Day',
  Pünkösdhétfő: 'Whit Monday',
  'Az államalapítás ünnepe': 'St Stephen’s Day',
  'Az 1956-os forradalom ünnepe': 'Revolution Day (1956)',
  Mindenszentek: 'All Saints’ Day',
  Szenteste: 'Christmas Eve',
  Karácsony: 'Christmas Day',
  'Karácsony másnapja': 'Boxing Day',
  Szilveszter: 'New Year’s Eve',
};
