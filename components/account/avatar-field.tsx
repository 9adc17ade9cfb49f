import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { avatarSchema, type Personal } from '#lib/contract/account.ts';
import { AvatarPicture } from './avatar-picture.tsx';
import styles from './details.module.css';

/** The fields: what is not there is ''. */
export interface PersonalValues {
  lastName: string;
  firstName: string;
  email: string;
  phone: string;
  birthday: string;
  gender: Personal['gender'];
  avatar: string;
}

/** Figures to choose one from, or none. */
export function AvatarField({ form, name }: { form: UseFormReturn<PersonalValues>; name: 'avatar' }) {
  const t = useTranslations('details');
  return (
    <fieldset className={styles.avatars}>
      <legend>{t('avatar')}</legend>
      <div>
        {['', ...avatarSchema.options].map((avatar) => (
          <label key={avatar}>
            <input type="radio" value={avatar} {...form.register(name)} />
            <AvatarPicture avatar={avatar} />
            <span>{t(`avatars.${avatarSchema.safeParse(avatar).data ?? 'none'}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
