/** Forms of a company's details, each of which may be left empty. */
export const companyPatterns = {
  zip: /^(?:[1-9]\d{3})?$/,
  register: /^(?:\d{2}-\d{2}-\d{6})?$/,
  taxNumber: /^(?:\d{8}-\d-\d{2})?$/,
  phone: /^(?:\+36[\d ]{8,14})?$/,
  email: /^(?:[^\s<>@]+@[^\s<>@]+)?$/,
  hostingPhone: /^(?:\+[\d ]{8,18})?$/,
};
