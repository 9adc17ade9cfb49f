'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * The select of the order. A choice by pointer submits its form at once; the arrow keys walk through the options, and
 * leaving the select or Enter submits (WCAG 3.2.2).
 */
export function SortSelect({ label, options, active }: { label: string; options: { value: string; name: string }[]; active: string }) {
  const [value, setValue] = useState(active);
  const isByKey = useRef(false);
  useEffect(() => setValue(active), [active]);
  const submit = (form: HTMLFormElement | null, chosen: string) => chosen !== active && form?.requestSubmit();
  return (
    <label>
      <span>{label}</span>
      <select name="sorting" value={value}
        onPointerDown={() => {
          isByKey.current = false;
        }}
        onKeyDown={(event) => {
          isByKey.current = true;
          if (event.key === 'Enter') submit(event.currentTarget.form, value);
        }}
        onBlur={(event) => submit(event.currentTarget.form, value)}
        onChange={(event) => {
          setValue(event.target.value);
          const { form } = event.target;
          // The form is read once the select shows what was chosen.
          if (!isByKey.current) queueMicrotask(() => form?.requestSubmit());
        }}>
        {options.map((option) => <option key={option.value} value={option.value}>{option.name}</option>)}
      </select>
    </label>
  );
}
