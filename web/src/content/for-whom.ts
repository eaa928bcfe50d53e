/** For whom the products are. The trades are some of the industries in the intake form (requirements, section 9). */
export const forWhom =
  'For companies of any size, from retail and hospitality to healthcare, manufacturing and logistics.';
