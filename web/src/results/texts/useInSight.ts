import { type RefObject, useEffect, useState } from "react";

/** Whether an element was ever near what is seen of the page, so that lists below load when somebody goes there. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [wasInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setInSight(true);
        observer.disconnect();
      },
      { rootMargin: "400px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return wasInSight;
}
