/** The password of every sample account. None of them exists on a real site. */
export const DEMO_PASSWORD = 'marigold-toran-42';

/** The sample accounts that a demo offers on its login forms. */
export const demo = {
  member: { email: 'demo@humsafar.example', password: DEMO_PASSWORD },
  staff: { email: 'admin@humsafar.example', password: DEMO_PASSWORD },
};
