import type { Personal } from '#lib/contract/account.ts';
import type { Customer, PastOrder, Role } from './model.ts';

/** The password of all customers of the demo shop. */
export const demoPassword = 'Bakancs-es-kulacs';

interface DemoAddress {
  city: string;
  postal: string;
  street: string;
  streetNo: string;
}

/** An order of the demo: placed so many days ago, and how far it has come since. */
export interface DemoOrder {
  daysAgo: number;
  status: PastOrder['status'];
  delivery: 'home' | 'click_and_collect' | 'pick_up_points';
  /** Lines, and pieces of the first. */
  lines: number;
  quantity: number;
}

export interface DemoPerson {
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  phone: string;
  birthday: string;
  gender: Personal['gender'];
  avatar: Customer['avatar'];
  addresses: readonly [DemoAddress, ...DemoAddress[]];
  orders: readonly DemoOrder[];
  wishlistItems: number;
}

const order = (
  daysAgo: number,
  status: PastOrder['status'],
  delivery: DemoOrder['delivery'] = 'home',
  lines = 2,
  quantity = 1,
): DemoOrder => ({ daysAgo, status, delivery, lines, quantity });

/** One customer for each role (PLP-15). */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'anna@example.hu',
    role: 'vk',
    firstName: 'Anna',
    lastName: 'Kovács',
    phone: '+36301234567',
    birthday: '1991-04-12',
    gender: 'female',
    avatar: 'runner',
    wishlistItems: 8,
    addresses: [
      { city: 'Szeged', postal: '6724', street: 'Londoni körút', streetNo: '3. 2. em. 5.' },
      { city: 'Budapest', postal: '1138', street: 'Váci út', streetNo: '117.' },
    ],
    orders: [
      order(1, 'confirmed'),
      order(3, 'shipped', 'home', 3),
      order(6, 'ready_for_pickup', 'click_and_collect', 1),
      order(11, 'delivered', 'home', 2, 2),
      order(45, 'delivered', 'pick_up_points'),
      order(130, 'withdrawn', 'home', 1),
      order(260, 'delivered', 'click_and_collect', 4),
      order(400, 'cancelled', 'home', 1),
      order(690, 'delivered', 'home', 3),
    ],
  },
  {
    email: 'premium@example.hu',
    role: 'premium',
    firstName: 'Péter',
    lastName: 'Nagy-Szabó',
    phone: '+36209876543',
    birthday: '1984-09-30',
    gender: 'male',
    avatar: 'cyclist',
    wishlistItems: 5,
    addresses: [{ city: 'Győr', postal: '9021', street: 'Baross Gábor út', streetNo: '12. fszt. 1.' }],
    orders: [
      order(2, 'packed'),
      order(19, 'delivered', 'home', 3),
      order(95, 'delivered', 'home', 4, 2),
      order(330, 'delivered', 'click_and_collect'),
      order(610, 'delivered'),
    ],
  },
  {
    email: 'staff@example.hu',
    role: 'staff',
    firstName: 'Réka',
    lastName: 'dr. Szabóné Tóth',
    phone: '+36705551234',
    birthday: '1978-01-05',
    gender: 'female',
    avatar: 'hiker',
    wishlistItems: 3,
    addresses: [{ city: 'Debrecen', postal: '4024', street: 'Piac utca', streetNo: '40.' }],
    orders: [order(8, 'delivered', 'click_and_collect'), order(210, 'delivered', 'click_and_collect', 3)],
  },
  {
    email: 'pro@example.hu',
    role: 'pro',
    firstName: 'Dániel',
    lastName: 'Varga',
    phone: '+36315550199',
    birthday: '1996-07-21',
    gender: 'divers',
    avatar: 'skier',
    wishlistItems: 4,
    addresses: [{ city: 'Sopron', postal: '9400', street: 'Várkerület', streetNo: '7.' }],
    orders: [order(0, 'placed', 'home', 1), order(28, 'delivered', 'home', 5), order(370, 'delivered', 'home', 2, 3)],
  },
];
